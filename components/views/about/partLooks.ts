// The looks of everything that PartBody draws, for islands whose HTML stands without its code.
import '@/components/blocks/FactList.module.scss';
import './LinkGroups.module.scss';
import './PartBody.module.scss';
import './PartTable.module.scss';
import './Points.module.scss';
import './SampleList.module.scss';
