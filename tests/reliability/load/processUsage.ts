import { readdirSync, readFileSync } from 'node:fs';

/** What a process uses at a moment; read from /proc, so on Linux only. */
export type Usage = { memoryMb: number; handles: number };

/** The resident memory, in MB, and the number of open files and sockets of a process. */
export const readUsage = (pid: number): Usage => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
  return { memoryMb: kilobytes / 1024, handles: readdirSync(`/proc/${pid}/fd`).length };
};
