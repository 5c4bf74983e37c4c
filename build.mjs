// Makes dist/: the command, the worker, and what they load when it is needed.
import {chmod, rm, writeFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

// Ink asks for React's developer tools only outside production, but its import stands in the bundle all the same.
const noDevtools = {
  name: 'no-devtools',
  setup(context) {
    context.onResolve({filter: /^react-devtools-core$/}, () => ({
      path: 'react-devtools-core',
      namespace: 'none',
    }));
    context.onLoad({filter: /.*/, namespace: 'none'}, () => ({contents: 'export default {}'}));
  },
};

/**
 * Bundles entry points for Node 20, and writes beside them what went into which file.
 *
 * @param {{in: string, out: string}[]} entryPoints
 * @param {string} outdir
 */
export const bundle = async (entryPoints, outdir) => {
  await rm(outdir, {recursive: true, force: true});
  const {metafile} = await build({
    entryPoints,
    outdir,
    absWorkingDir: fileURLToPath(new URL('.', import.meta.url)),
    bundle: true,
    splitting: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"production"'},
    // Packages in CommonJS need a `require`, under a name that no minified one is equal to.
    banner: {js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);"},
    plugins: [noDevtools],
    metafile: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  await writeFile(`${outdir}/meta.json`, JSON.stringify(metafile));
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await bundle(
    [
      {in: 'cli.tsx', out: 'cli'},
      {in: 'source/workers/entry.ts', out: 'worker'},
    ],
    'dist',
  );
  await chmod('dist/cli.js', 0o755);
}
