import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Nginx, newFolder, runNginx } from './nginx';

type Options = {
  name: string;
  port: number;
  /** The address of this machine from which it asks the nginx behind it. */
  address: string;
  /** Of that nginx. */
  upstream: string;
};

/** An nginx as a load balancer in front of ours: it appends the visitor's address, as all of them do. */
export const startBalancer = async ({ name, port, address, upstream }: Options): Promise<Nginx> => {
  const folder = newFolder(name);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1;
pid nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path temp_body;
  proxy_temp_path temp_proxy;
  fastcgi_temp_path temp_fastcgi;
  uwsgi_temp_path temp_uwsgi;
  scgi_temp_path temp_scgi;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${upstream};
      proxy_bind ${address};
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`,
  );
  return runNginx(folder, port);
};
