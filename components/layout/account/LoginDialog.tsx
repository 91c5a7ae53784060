import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { LoginSteps } from '@/components/blocks/login/LoginSteps';
import { Dialog } from '@/components/ui/Dialog';
import { LOGIN_COPY } from '@/data/copy/login';
import type { DialogRequest } from '@/lib/site/DialogProvider';

// Only new parents see it.
const SignUp = dynamic(() => import('./SignUp').then((part) => part.SignUp), {
  ssr: false,
  loading: () => <p role="status">{LOGIN_COPY.openingSignUp}</p>,
});

type LoginDialogProps = {
  request: Extract<DialogRequest, { name: 'login' }>;
  onClose: () => void;
};

/** Page 1 is Login; a new parent goes on to page 2, Sign Up, where the request allows it. */
export const LoginDialog = ({ request, onClose }: LoginDialogProps) => {
  const [page, setPage] = useState<'login' | 'signUp'>('login');
  const isShown = useRef(false);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const goOn = (outcome: 'known' | 'new') => {
    if (outcome === 'new' && request.allowSignup) setPage('signUp');
    // Closed while the code was checked: another dialog may be on top by now.
    else if (isShown.current) onClose();
    // After closing: it may open a dialog of its own.
    request.onVerified?.();
  };

  return (
    <Dialog title={LOGIN_COPY[page]} onClose={onClose}>
      {page === 'login' ? <LoginSteps shouldFocus onVerified={goOn} /> : <SignUp />}
    </Dialog>
  );
};
