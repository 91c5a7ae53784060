import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { LoginSteps } from '@/components/blocks/login/LoginSteps';
import { Seo } from '@/components/blocks/Seo';
import { ERROR_MESSAGES } from '@/data/copy/errors';
import { LOGIN_COPY, LOGIN_PAGE_COPY } from '@/data/copy/login';
import { PATHS } from '@/data/routes/paths';
import { SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import { readLoginAddress } from '@/lib/login/loginAddress';
import { useSession } from '@/lib/session/SessionContext';
import styles from './LoginView.module.scss';
import { useOnward } from './useOnward';

// Only new parents see it.
const SignUp = dynamic(
  () => import('@/components/layout/account/SignUp').then((part) => part.SignUp),
  { ssr: false, loading: () => <p role="status">{LOGIN_COPY.openingSignUp}</p> },
);

type Page = 'login' | 'signUp' | 'onward';

/** The login as a page of its own: for pages that need a session, and before scripts have come. */
export const LoginView = () => {
  const [chosenPage, setPage] = useState<Page>('login');
  const { session } = useSession();
  const [isSent, setIsSent] = useState(false);
  useEffect(() => setIsSent(readLoginAddress().isSent), []);

  const page = chosenPage === 'login' && session?.isLoggedIn ? 'onward' : chosenPage;
  useOnward(page === 'onward');

  const goOn = (outcome: 'known' | 'new') =>
    // Someone on the way to a page needs the session only, which a new parent has by now.
    setPage(outcome === 'new' && !isSent ? 'signUp' : 'onward');

  return (
    <div className={styles.root}>
      <Seo
        title={LOGIN_PAGE_COPY.title}
        description={LOGIN_PAGE_COPY.description}
        path={PATHS.login}
        robots="noindex"
      />
      <div className={styles.panel}>
        <h1>{page === 'signUp' ? LOGIN_COPY.signUp : LOGIN_PAGE_COPY.title}</h1>
        {page === 'login' && (
          <>
            {isSent && (
              <p role="alert" className={styles.notice}>
                {ERROR_MESSAGES['session/required']}
              </p>
            )}
            <p>{LOGIN_PAGE_COPY.intro}</p>
            <LoginSteps shouldFocus={false} onVerified={goOn} />
          </>
        )}
        {page === 'signUp' && <SignUp />}
        {page === 'onward' && <p role="status">{LOGIN_PAGE_COPY.onward}</p>}
        <noscript>
          <p>
            {LOGIN_PAGE_COPY.withoutScript}{' '}
            <a href={`tel:${SCHOOL.phone}`}>{formatPhone(SCHOOL.phone)}</a>
          </p>
        </noscript>
      </div>
    </div>
  );
};
