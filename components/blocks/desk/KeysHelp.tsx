import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { KEYS_COPY } from '@/data/copy/desk/keys';
import { useShortcuts } from '@/lib/hooks/useShortcuts';

const KeysDialog = dynamic(() => import('./KeysDialog').then((part) => part.KeysDialog), {
  ssr: false,
});

/** Shows which keys there are, by a button and by `?`. */
export const KeysHelp = () => {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
    return true;
  };
  useShortcuts([['?', open]]);
  return (
    <>
      <Button tone="quiet" aria-haspopup="dialog" onClick={open}>
        {KEYS_COPY.title}
      </Button>
      {isOpen && <KeysDialog onClose={() => setIsOpen(false)} />}
    </>
  );
};
