import { deferred } from '@/components/ui/deferred';
import {
  closeAllDialogs,
  closeDialog,
  type DialogRequest,
  useOpenDialogs,
} from '@/lib/dialogs/dialogs';
import { useRouteChange } from '@/lib/hooks/useRouteChange';
import { DialogLoading } from './DialogLoading';

const LoginDialog = deferred(
  () => import('@/components/layout/account/LoginDialog').then((part) => part.LoginDialog),
  DialogLoading,
);
const SearchDialog = deferred(
  () => import('@/components/layout/search/SearchDialog').then((part) => part.SearchDialog),
  DialogLoading,
);
const EnquireDialog = deferred(
  () => import('./EnquireDialog').then((part) => part.EnquireDialog),
  DialogLoading,
);

/** Shows the dialogs that `openDialog` asks for. Each loads when it is first opened. */
export const DialogHost = () => {
  useRouteChange({ onStart: closeAllDialogs });
  return useOpenDialogs().map((request) => <OpenDialog key={request.name} request={request} />);
};

const OpenDialog = ({ request }: { request: DialogRequest }) => {
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
