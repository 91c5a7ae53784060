// npm run serve: serves the build that stands in .next, in this process.
import { existsSync } from 'node:fs';

if (!existsSync('.next/server.mjs')) {
  console.error('There is no build to serve: npm run build makes one.');
  process.exit(1);
}
process.env.NODE_ENV = 'production';
process.env.NEXT_TELEMETRY_DISABLED = '1';
await import('../.next/server.mjs');
