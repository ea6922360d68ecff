export { chooseOption, openOptions } from './choose-option.ts';
export { chooseRegion } from './choose-region.ts';
export { takeConsoleErrors } from './console-errors.ts';
export { expectHydration } from './expect-hydration.tsx';
export {
  type Answer,
  type Answers,
  type FakeServer,
  Refusal,
  refuse,
  startFakeServer,
  unreachable,
} from './fake-server.ts';
export { fillPreloadedCall, preloadedCalls } from './first-calls.ts';
export type { ReceivedCall } from './match-call.ts';
export { people } from './people.ts';
export { regionAnswers, xinyuan } from './regions.ts';
export { type RenderOptions, renderView, startBrowser } from './render-view.tsx';
export { stopClockAt } from './stop-clock.ts';
