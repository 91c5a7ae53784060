import type { NextPageContext } from 'next';
import { LostView } from '@/components/views/notFound/LostView';

type ErrorPageProps = { statusCode: number };

const ErrorPage = ({ statusCode }: ErrorPageProps) => (
  <LostView reason={statusCode === 404 ? 'notFound' : 'failed'} />
);

// Next answers with the status that the response or the error carries.
ErrorPage.getInitialProps = ({ res, err }: NextPageContext): ErrorPageProps => ({
  statusCode: res?.statusCode ?? err?.statusCode ?? 404,
});

ErrorPage.path = '/_error';

export default ErrorPage;
