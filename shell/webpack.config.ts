import { shell } from '../scripts/webpack/shell.ts';

export default shell();
