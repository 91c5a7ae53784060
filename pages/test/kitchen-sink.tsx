import { KitchenSinkView } from '@/components/views/kitchenSink/KitchenSinkView';

export default KitchenSinkView;
