import { progressBar } from '@portal/shared/config';
import NProgress from 'nprogress';
import './progress-bar.css';

// The library's own template says role="bar", which no screen reader knows.
NProgress.configure({
  ...progressBar,
  template: '<div class="bar"></div>',
  barSelector: '.bar',
});

/** The thin bar at the top: started before each navigation, done after it. */
export const progress = {
  start: (): void => void NProgress.start(),
  done: (): void => void NProgress.done(),
};
