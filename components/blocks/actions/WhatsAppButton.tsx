import { useState } from 'react';
import { ACTION_COPY } from '@/data/copy/actions';
import { CHAT_NUMBER, chatAddress } from '@/lib/leads/chat';
import { openChat } from '@/lib/leads/openChat';
import { type ActionAppearance, ActionLink } from './ActionLink';
import { ChatIcon } from './ChatIcon';
import { CHAT_DOORS } from './chatDoors';

type WhatsAppButtonProps = ActionAppearance & {
  /** Of a branch that has its own: digits with the country's code. */
  number?: string;
};

/**
 * Opens a chat with the school in a new tab and records where the parent comes from. Nothing where the
 * school has no number for it.
 */
export const WhatsAppButton = ({ number = CHAT_NUMBER, ...appearance }: WhatsAppButtonProps) => {
  const [isOpening, setIsOpening] = useState(false);

  const press = async () => {
    if (isOpening) return;
    setIsOpening(true);
    await openChat(CHAT_DOORS, number);
    setIsOpening(false);
  };

  if (number === '') return null;
  return (
    <ActionLink
      tone="chat"
      {...appearance}
      href={chatAddress({ number })}
      target="_blank"
      rel="noopener noreferrer"
      words={ACTION_COPY.whatsapp}
      icon={<ChatIcon />}
      aria-busy={isOpening}
      onPress={() => void press()}
    />
  );
};
