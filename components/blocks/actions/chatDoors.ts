import { OPENING_CHAT } from '@/data/copy/actions';
import type { ChatDoors, ChatTab } from '@/lib/leads/openChat';

/** The browser's side of opening the chat. */
export const CHAT_DOORS: ChatDoors = {
  openTab: () => openTab(),
  leaveFor: (address) => window.location.assign(address),
  // These two are fetched with the press: few visitors open the chat.
  recordLead: async () => {
    const address = window.location.href;
    const { sendWhatsappLead } = await import('@/lib/api/leads');
    return sendWhatsappLead(address);
  },
  describeFamily: async () => (await import('@/lib/leads/aboutFamily')).aboutFamily(),
};

// Not with `noopener`, which would leave us without the tab: the chat must not get hold of ours
// either, so the way back is cut at once.
const openTab = (): ChatTab | null => {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  tab.document.title = OPENING_CHAT;
  tab.document.body.textContent = OPENING_CHAT;
  return { goTo: (address) => tab.location.replace(address) };
};
