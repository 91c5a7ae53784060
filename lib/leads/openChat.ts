import { chatAddress } from './chat';

/** A tab of ours that is still empty. */
export type ChatTab = { goTo: (address: string) => void };

/** What the chat needs of the browser and of the site. */
export type ChatDoors = {
  /** Opens an empty tab at once, while the click still allows it; null where it is refused. */
  openTab: () => ChatTab | null;
  /** Leaves this page. */
  leaveFor: (address: string) => void;
  /** Records the lead and gives its ticket, if there is one. */
  recordLead: () => Promise<string | null>;
  /** What the visitor told us about the family, in a sentence; null where nothing. */
  describeFamily: () => Promise<string | null>;
};

/** How long a parent waits for the ticket and the sentence. */
const PATIENCE_MS = 3_000;

/**
 * Opens the chat, with the ticket where the lead is recorded in time, else with the plain message
 * (specification section 8). The tab opens before anything is asked for: later it would be a popup.
 */
export const openChat = async (doors: ChatDoors, number?: string): Promise<void> => {
  const { openTab, leaveFor, recordLead, describeFamily } = doors;
  const tab = openTab();
  const [ticket, about] = await Promise.all([
    inTime(recordLead, 'The WhatsApp lead was not recorded.'),
    inTime(describeFamily, 'The answers of the visit were not read.'),
  ]);
  const address = chatAddress({ number, ticket, about });
  if (tab) tab.goTo(address);
  else leaveFor(address);
};

// What comes too late is not cancelled: the lead is still wanted.
const inTime = (ask: () => Promise<string | null>, failure: string): Promise<string | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE_MS);
    ask()
      .catch((cause: unknown) => {
        console.warn(failure, cause);
        return null;
      })
      .then((answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
  });
