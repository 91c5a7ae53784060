import { statfsSync } from 'node:fs';

/** File systems whose disk is another machine's, by what statfs(2) calls them. */
const NETWORK_DISKS = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB 2'],
  [0x01021997, '9p'],
  [0x5346414f, 'AFS'],
  [0x00c36400, 'Ceph'],
  [0x0bd00bd0, 'Lustre'],
  // Also what a container on another system than Linux sees of a shared folder.
  [0x65735546, 'FUSE'],
]);

type Stat = (path: string) => { type: number };

/**
 * The kind of network disk that a folder is on, null for a disk of this machine. There SQLite's locks
 * and shared memory need not work: two processes can damage the database.
 */
export const networkDiskOf = (folder: string, stat: Stat = statfsSync): string | null => {
  try {
    return NETWORK_DISKS.get(stat(folder).type >>> 0) ?? null;
  } catch {
    return null;
  }
};
