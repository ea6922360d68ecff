/** Loads the display settings and opens them. */
export const showSettings = async (): Promise<void> => {
  const { showDisplaySettings } = await import(/* webpackChunkName: "settings" */ './display-settings.tsx');
  showDisplaySettings();
};
