// npm run build:commands: bundles the commands of whoever runs the site into the build, as the server is,
// so that they run where neither TypeScript nor these sources are: in a container.
import '../../lib/server/env/loadEnvFiles.mjs';
import { buildSync } from 'esbuild';
import { COMMANDS } from './commands.mjs';

// As Next writes them into the site: a command agrees with the site that it was built with.
const builtIn = Object.entries(process.env)
  .filter(([name]) => /^NEXT_PUBLIC_\w+$/.test(name))
  .map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]);

buildSync({
  entryPoints: COMMANDS.map((name) => `scripts/${name}.ts`),
  outdir: `${process.env.NEXT_DIST_DIR ?? '.next'}/commands`,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node24',
  format: 'esm',
  define: Object.fromEntries(builtIn),
  logLevel: 'warning',
});
