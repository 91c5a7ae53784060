// npm run service-worker: writes public/sw.js from service-worker/main.ts.
import './steps/missingPackages.mjs';
import { writeFileSync } from 'node:fs';
import { buildServiceWorker, SERVICE_WORKER_FILE } from './serviceWorker/buildServiceWorker';

writeFileSync(SERVICE_WORKER_FILE, buildServiceWorker());
