import type { JournalRecord } from './journal';

/** The files of a folder by name. */
export type Files = ReadonlyMap<string, Buffer>;

/** What becomes of the changes that were not synced when the power went. */
export type Survival = {
  /** How likely each of them is on the disk all the same: 0 (none) to 1 (all). */
  share: number;
  /** Whether those of one file reach it in another order than they were made in. */
  isShuffled: boolean;
  /** At least 0, below 1. */
  random: () => number;
};

export const NONE: Survival = { share: 0, isShuffled: false, random: () => 0 };
export const ALL: Survival = { share: 1, isShuffled: false, random: () => 0 };

type Edit = { kind: 'write'; offset: number; bytes: Buffer } | { kind: 'truncate'; size: number };
/** A file: what is certainly on the disk, and what came after its last sync. */
type Inode = { synced: Buffer; edits: Edit[] };
type NameEdit = { name: string; inode: Inode | null };

export type Disk = {
  /** The names that are certainly on the disk, and the changes since the folder was synced. */
  names: ReadonlyMap<string, Inode>;
  nameEdits: readonly NameEdit[];
};

/** A disk writes a sector whole or not at all. */
const SECTOR = 512;

/**
 * The disk of a machine whose power is lost after the last record. As POSIX has it: the sync of a file
 * covers its content, that of the folder the names in it, and nothing else is certain. `base`: what
 * was on the disk before the first record.
 */
export const replay = (base: Files, records: readonly JournalRecord[]): Disk => {
  const names = new Map([...base].map(([name, synced]) => [name, newInode(synced)]));
  const now = new Map(names);
  const inodes = new Map<number, Inode>();
  let nameEdits: NameEdit[] = [];

  const find = (id: number): Inode => {
    const inode = inodes.get(id);
    if (inode === undefined) throw new Error(`The journal names a file that nobody opened: ${id}.`);
    return inode;
  };
  const setName = (name: string, inode: Inode | null): void => {
    nameEdits.push({ name, inode });
    if (inode === null) now.delete(name);
    else now.set(name, inode);
  };
  const named = (name: string): Inode => {
    const inode = now.get(name);
    if (inode === undefined)
      throw new Error(`The journal names a file that is not there: ${name}.`);
    return inode;
  };

  for (const record of records) {
    switch (record.kind) {
      case 'base':
        inodes.set(record.id, named(record.name));
        break;
      case 'create':
        inodes.set(record.id, newInode(Buffer.alloc(0)));
        setName(record.name, find(record.id));
        break;
      case 'link':
        setName(record.to, named(record.from));
        break;
      case 'rename':
        setName(record.to, named(record.from));
        setName(record.from, null);
        break;
      case 'unlink':
        setName(record.name, null);
        break;
      case 'write':
      case 'truncate':
        find(record.id).edits.push(record);
        break;
      case 'sync': {
        const inode = find(record.id);
        inode.synced = edited(inode.synced, inode.edits);
        inode.edits = [];
        break;
      }
      case 'sync-folder':
        applyNames(names, nameEdits);
        nameEdits = [];
        break;
    }
  }
  return { names, nameEdits };
};

/** The files that such a disk holds once the machine is back. */
export const remains = (disk: Disk, survival: Survival): Files => {
  const { share, isShuffled, random } = survival;
  const survives = () => random() < share;
  const names = new Map(disk.names);
  applyNames(names, disk.nameEdits.filter(survives));
  const content = ({ synced, edits }: Inode): Buffer => {
    const left = edits.flatMap(toSectors).filter(survives);
    return edited(synced, isShuffled ? shuffled(left, random) : left);
  };
  return new Map([...names].map(([name, inode]) => [name, content(inode)]));
};

/** How many changes of a disk were not synced. */
export const countUnsynced = ({ names, nameEdits }: Disk): number => {
  const inodes = new Set([...names.values(), ...nameEdits.flatMap(({ inode }) => inode ?? [])]);
  const edits = [...inodes].reduce((sum, inode) => sum + inode.edits.length, 0);
  return edits + nameEdits.length;
};

const newInode = (synced: Buffer): Inode => ({ synced, edits: [] });

const applyNames = (names: Map<string, Inode>, edits: readonly NameEdit[]): void => {
  for (const { name, inode } of edits) {
    if (inode === null) names.delete(name);
    else names.set(name, inode);
  }
};

const toSectors = (edit: Edit): Edit[] => {
  if (edit.kind === 'truncate') return [edit];
  const { offset, bytes } = edit;
  const pieces: Edit[] = [];
  for (let from = 0; from < bytes.length; ) {
    const to = Math.min(from + SECTOR - ((offset + from) % SECTOR), bytes.length);
    pieces.push({ kind: 'write', offset: offset + from, bytes: bytes.subarray(from, to) });
    from = to;
  }
  return pieces;
};

/** A copy of a file with some edits; what lies between its end and a write beyond it is zeros. */
const edited = (content: Buffer, edits: readonly Edit[]): Buffer => {
  if (edits.length === 0) return content;
  const ends = edits.map((edit) => (edit.kind === 'write' ? edit.offset + edit.bytes.length : 0));
  const copy = Buffer.alloc(ends.reduce((longest, end) => Math.max(longest, end), content.length));
  content.copy(copy);
  let size = content.length;
  for (const edit of edits) {
    if (edit.kind === 'truncate') {
      copy.fill(0, Math.min(edit.size, size), size);
      size = edit.size;
    } else {
      edit.bytes.copy(copy, edit.offset);
      size = Math.max(size, edit.offset + edit.bytes.length);
    }
  }
  return size <= copy.length ? copy.subarray(0, size) : Buffer.concat([copy], size);
};

const shuffled = <T>(values: T[], random: () => number): T[] =>
  values
    .map((value) => ({ value, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ value }) => value);
