import {
  closeSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';

export type Damage = {
  /** How the file came to harm. */
  what: string;
  /** Harms a sound database file that no process has open. */
  harm: (file: string) => void;
};

const PAGE = 4096;

const overwrite = (file: string, at: number, bytes: number): void => {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(bytes, 0xff), 0, bytes, at);
  closeSync(handle);
};

/** The first two are the ones that a short run tries. */
export const DAMAGES: Damage[] = [
  {
    what: 'pages in its middle are overwritten',
    harm: (file) => {
      const middle = Math.floor(statSync(file).size / PAGE / 2) * PAGE;
      overwrite(file, middle, 8 * PAGE);
    },
  },
  {
    what: 'it is empty and only its log is left',
    harm: (file) => {
      writeFileSync(`${file}-wal`, readFileSync(file));
      truncateSync(file, 0);
    },
  },
  { what: 'its first page is overwritten', harm: (file) => overwrite(file, 0, PAGE) },
  {
    what: 'its second half is missing',
    harm: (file) => truncateSync(file, statSync(file).size / 2),
  },
  {
    what: 'it is another kind of file',
    harm: (file) => writeFileSync(file, 'a letter\n'.repeat(9)),
  },
];
