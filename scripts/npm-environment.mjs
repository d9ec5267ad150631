/** Without the npm settings that an outer npm passes through the environment. */
export function npmEnvironment() {
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip', npm_config_update_notifier: 'false' };
  for (const name of Object.keys(env)) {
    if (/^npm_(lifecycle|package)_/.test(name)) delete env[name];
    if (
      /^npm_config_(local_prefix|global|workspaces?|omit|include|only|production|dry_run|engine_strict)$/i.test(
        name,
      )
    ) {
      delete env[name];
    }
  }
  return env;
}
