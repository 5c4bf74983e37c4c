// Makes dist/: the command, the worker, and what they load when it is needed.
import {chmod, rm, writeFile} from 'node:fs/promises';
import {build} from 'esbuild';

await rm('dist', {recursive: true, force: true});

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

const {metafile} = await build({
  entryPoints: [
    {in: 'cli.tsx', out: 'cli'},
    {in: 'source/workers/entry.ts', out: 'worker'},
  ],
  outdir: 'dist',
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
await chmod('dist/cli.js', 0o755);
await writeFile('dist/meta.json', JSON.stringify(metafile));
