import { readdirSync, readFileSync } from 'node:fs';

/** What a process holds at a moment; read from /proc, so on Linux only. */
export type Holding = { memoryMb: number; handles: number };

/** The resident memory, in MB, and the number of open files and sockets of a process. */
export const readHolding = (pid: number): Holding => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
  return { memoryMb: kilobytes / 1024, handles: readdirSync(`/proc/${pid}/fd`).length };
};
