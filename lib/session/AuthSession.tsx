import { SessionProvider, useSession } from 'next-auth/react';
import { useEffect } from 'react';
import type { SessionState } from './SessionContext';
import { parseSession } from './session';

type AuthSessionProps = { pollSeconds?: number; onChange: (state: SessionState) => void };

/** Next-auth's session: fresh when the tab is seen again, told by other tabs, polled where asked. */
export const AuthSession = ({ pollSeconds, onChange }: AuthSessionProps) => (
  <SessionProvider refetchInterval={pollSeconds} refetchWhenOffline={false}>
    <ReportSession onChange={onChange} />
  </SessionProvider>
);

const ReportSession = ({ onChange }: Pick<AuthSessionProps, 'onChange'>) => {
  const { data, status } = useSession();
  useEffect(() => {
    const session = parseSession(data);
    if (session) onChange({ status: 'authenticated', session });
    else onChange({ status: status === 'loading' ? 'loading' : 'unauthenticated', session: null });
  }, [data, status, onChange]);
  return null;
};
