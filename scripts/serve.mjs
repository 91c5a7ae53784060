// The production server, for a build that stands: node scripts/serve.mjs [-H address] [-p port].
import { parseArgs } from 'node:util';
import { serve } from './server/serve.mjs';

const { values } = parseArgs({
  options: { hostname: { type: 'string', short: 'H' }, port: { type: 'string', short: 'p' } },
});
const port = Number(values.port ?? process.env.PORT ?? 3000);

await serve({ port, hostname: values.hostname }).catch((error) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `PORT: ${port} is in use by another program; stop that one or choose another port.`
      : error,
  );
  process.exit(1);
});
