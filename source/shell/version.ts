import manifest from '../../package.json' with {type: 'json'};

/** The version of the arcade, from the one place that has it. */
export const appVersion = manifest.version;
