import { LostView } from '@/components/views/notFound/LostView';

const NotFoundPage = () => <LostView reason="notFound" />;

// Next's router takes it for the page whose pattern the address fits.
NotFoundPage.path = '/404';

export default NotFoundPage;
