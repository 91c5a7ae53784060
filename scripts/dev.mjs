// npm run dev: the development server, with the same embedded services as npm start.
import { createRequire } from 'node:module';
import { checkSettings } from './steps/checkSettings.mjs';
import { generateBuilt } from './steps/generateBuilt.mjs';
import { prepareCommand } from './steps/install.mjs';

await prepareCommand();
generateBuilt();
process.env.NODE_ENV = 'development';
process.env.NEXT_TELEMETRY_DISABLED = '1';
// The port is settled before Next reads `.env`; the rest Next reads there by itself, and again when it changes.
const hasOwnPort = process.argv.some((word) => word === '-p' || word.startsWith('--port'));
const { port, host } = checkSettings(...(hasOwnPort ? [] : ['--listening']));

const words = [
  'dev',
  '--webpack',
  '-p',
  String(port),
  ...(host ? ['-H', host] : []),
  ...process.argv.slice(2),
];
process.argv = [process.execPath, 'next', ...words];
createRequire(import.meta.url)('next/dist/bin/next');
