import { LoginView } from '@/components/views/login/LoginView';

export const getStaticProps = () => ({ props: {} });

export default LoginView;
