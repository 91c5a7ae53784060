import { LostView } from '@/components/views/notFound/LostView';

const NotFoundPage = () => <LostView reason="notFound" />;

export default NotFoundPage;
