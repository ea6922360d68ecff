import { packAll } from './pack/pack-all.ts';
import { inRoot } from './process/root.ts';

// `npm run pack`: writes the packages for remotes of other repositories to dist/packages.
for (const file of await packAll(inRoot('dist/packages'))) console.log(file);
