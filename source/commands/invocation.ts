import type {ReadStream, WriteStream} from 'node:tty';
import type {Cabinet} from '../games/module.js';

/** What the program was started with. Commands read nothing else of the process. */
export type Invocation = {
  /** The words after the command's own name. */
  readonly argv: readonly string[];
  readonly environment: {readonly [name: string]: string | undefined};
  readonly stdin: ReadStream;
  readonly stdout: WriteStream;
  readonly stderr: WriteStream;
  readonly cabinets: readonly Cabinet[];
  /** The folder `levels/` of the package. */
  readonly levelsFolder: string;
  /** The built entry of the worker. */
  readonly workerEntry: URL;
  /** Ends the program at once. */
  exit(code: number): void;
  /** The module that calls, for the parser of arguments. */
  readonly importMeta: ImportMeta;
};
