import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseProxies } from '@/lib/server/env/trustedProxies';

const run = (proxies: string) =>
  spawnSync('sh', ['deploy/nginx/real-ip.sh'], {
    encoding: 'utf8',
    env: { ...process.env, TRUSTED_PROXIES: proxies },
  });

it('believes nobody where no balancer is named, as the file that is there already', () => {
  const { status, stdout } = run('');
  expect(status).toBe(0);
  expect(stdout).not.toContain('set_real_ip_from');
  expect(readFileSync('deploy/nginx/real-ip.conf', 'utf8')).toBe(stdout);
});

it('names each balancer, and reads its header from the right', () => {
  const { status, stdout } = run('10.0.0.5, 10.0.1.0/28\nfd00::/64');
  expect(status).toBe(0);
  for (const proxy of ['10.0.0.5', '10.0.1.0/28', 'fd00::/64']) {
    expect(stdout).toContain(`set_real_ip_from ${proxy};`);
    expect(stdout).toContain(`  ${proxy} 1;`);
  }
  expect(stdout).toContain('real_ip_recursive on;');
});

it.each([
  '10.0.0.5',
  '255.0.99.100',
  '2001:db8::1',
  '1:2:3:4:5:6:7:8',
  'fd00::',
  '::ffff:10.0.0.5',
  '::1/128',
  '10.0.0.5,10.0.0.6',
  ' 10.0.0.0/8 ',
])('takes %p, as the site does', (proxies) => {
  expect(run(proxies).status).toBe(0);
  expect(parseProxies(proxies)).not.toBeNull();
});

it.each([
  'balancer',
  '10.0.0',
  '10.0.0.300',
  '256.0.0.1',
  '10.0.0.05',
  '::ffff:10.0.0.300',
  'fd00:1',
  'fd00:::1',
  'fd00::12345',
  'fd00::/129',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.5/33',
  '10.0.0.5;',
  '*',
  '$(id)',
])('refuses %p in one line, as the site does', (proxies) => {
  const { status, stdout, stderr } = run(proxies);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe(
    `TRUSTED_PROXIES: expected addresses such as 10.0.0.5 or 10.0.0.0/28, found "${proxies}"\n`,
  );
  expect(parseProxies(proxies)).toBeNull();
});

it('mounts into the container whatever the configuration includes or shows', () => {
  const compose = readFileSync('deploy/compose.yml', 'utf8');
  const files = ['nginx.conf', 'site.conf'].flatMap((file) => [
    ...readFileSync(`deploy/nginx/${file}`, 'utf8').matchAll(
      /(?:include|error_page \d+) \/?([\w.-]+);/g,
    ),
  ]);
  const names = new Set(files.map(([, name = '']) => name));
  expect(names).toContain('turned-away.conf');
  // Written in the container, from TRUSTED_PROXIES.
  names.delete('real-ip.conf');
  for (const name of names) expect(compose).toContain(`./nginx/${name}:/srv/nginx/${name}:ro`);
});
