import { seaside } from './seaside.ts';

export const scenes = { ...seaside };
