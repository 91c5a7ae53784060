import { Image } from '@/components/ui/Image';
import { Sample } from './Sample';

const SIZE = { width: 640, height: 480 };

export const ImageSamples = () => (
  <Sample title="Images" layout="columns">
    <Image src="/pictures/school-gate.svg" alt="The school gate, drawn" {...SIZE} />
    <Image
      src="/pictures/school-gate.webp"
      alt="The school gate, as a photograph would stand here"
      sizes="(min-width: 640px) 640px, 100vw"
      {...SIZE}
    />
  </Sample>
);
