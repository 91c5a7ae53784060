import dynamic from 'next/dynamic';
import { useRouteChange } from '@/lib/hooks/useRouteChange';
import { type DialogRequest, useDialogs, useOpenDialog } from '@/lib/site/DialogProvider';
import { DialogLoading } from './DialogLoading';

const LoginDialog = dynamic(
  () => import('@/components/layout/account/LoginDialog').then((part) => part.LoginDialog),
  { ssr: false, loading: DialogLoading },
);
const SearchDialog = dynamic(
  () => import('@/components/layout/search/SearchDialog').then((part) => part.SearchDialog),
  { ssr: false, loading: DialogLoading },
);
const EnquireDialog = dynamic(() => import('./EnquireDialog').then((part) => part.EnquireDialog), {
  ssr: false,
  loading: DialogLoading,
});

/** Shows the dialog that `openDialog` asks for. Each loads when it is first opened. */
export const DialogHost = () => {
  const { closeDialog } = useDialogs();
  useRouteChange({ onStart: closeDialog });
  const request = useOpenDialog();
  return request && <OpenDialog key={request.name} request={request} />;
};

const OpenDialog = ({ request }: { request: DialogRequest }) => {
  const { closeDialog } = useDialogs();
  switch (request.name) {
    case 'login':
      return <LoginDialog request={request} onClose={closeDialog} />;
    case 'search':
      return <SearchDialog onClose={closeDialog} />;
    case 'enquire':
      return <EnquireDialog onClose={closeDialog} />;
    default:
      return null;
  }
};
