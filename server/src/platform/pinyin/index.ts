export { pinyinOf, pinyinQueries, pinyinTokens } from './pinyin.ts';
export { isReadAs, pinyinQuery } from './record-names.ts';
export { isSigns, pairsOf, plain, runsOf, simplified } from './script-runs.ts';
