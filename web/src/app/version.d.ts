/** The version of the package: vite.config.ts fills it in. */
declare const QUAYSIDE_VERSION: string;
