import { federated } from '../scripts/webpack/federated.ts';

export default federated('mf_example');
