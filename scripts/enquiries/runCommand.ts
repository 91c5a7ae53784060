import type { Store } from '@/lib/server/store/store';
import type { Command } from './command';
import { listDead, retry } from './dead';
import { USAGE } from './usage';

/** Does what was asked for; answers what is printed, lines and all. */
export const runCommand = async (
  command: Command,
  getStore: () => Promise<Store>,
): Promise<string> => {
  if (command.name === 'help') return `${USAGE}\n`;
  const store = await getStore();
  return command.name === 'dead' ? listDead(store, command.kind) : retry(store, command.target);
};
