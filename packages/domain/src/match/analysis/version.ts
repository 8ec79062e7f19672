/** Changes whenever the same input may give another analysis. */
export const engineVersion = 'engine-2'
