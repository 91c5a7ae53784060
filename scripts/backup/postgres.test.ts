import { startPasswordServer } from '@/lib/server/testing/passwordServer';
import { until } from '@/lib/server/testing/until';
import { dumpPostgres } from './postgres';

it('says at once that a password is missing, and lets go of the connection', async () => {
  const server = await startPasswordServer();
  await expect(dumpPostgres(server.databaseUrl, '/dev/null')).rejects.toThrow(
    /^The database of DATABASE_URL asks for a password, [^\n]+$/,
  );
  await until(async () => server.connections() === 0);
  server.close();
});
