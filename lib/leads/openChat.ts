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
};

/** How long a parent waits for the ticket. */
const PATIENCE_MS = 3_000;

/**
 * Opens the chat, with the ticket where the lead is recorded in time, else with the plain message
 * (specification section 8). The tab opens before anything is asked for: later it would be a popup.
 */
export const openChat = async ({ openTab, leaveFor, recordLead }: ChatDoors): Promise<void> => {
  const tab = openTab();
  const address = chatAddress(await ticketInTime(recordLead));
  if (tab) tab.goTo(address);
  else leaveFor(address);
};

// What comes too late is not cancelled: the lead is still wanted.
const ticketInTime = (recordLead: ChatDoors['recordLead']): Promise<string | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE_MS);
    recordLead()
      .catch((cause: unknown) => {
        console.warn('The WhatsApp lead was not recorded.', cause);
        return null;
      })
      .then((ticket) => {
        clearTimeout(timer);
        resolve(ticket);
      });
  });
