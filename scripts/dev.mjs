// npm run dev: the development server, with the same embedded services as npm start.
import { createRequire } from 'node:module';
import { checkSettings } from './steps/checkSettings.mjs';
import { installPackages, requireNode } from './steps/install.mjs';

requireNode();
installPackages();
process.env.NODE_ENV = 'development';
process.env.NEXT_TELEMETRY_DISABLED = '1';
checkSettings();

const port = process.env.PORT || '3000';
process.argv = [process.execPath, 'next', 'dev', '--webpack', '-p', port, ...process.argv.slice(2)];
createRequire(import.meta.url)('next/dist/bin/next');
