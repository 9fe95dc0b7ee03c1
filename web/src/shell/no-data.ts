/** The loader of a screen without data: on a page's first load the router runs the layout's guard only with a loader. */
export const noData = (): null => null;
