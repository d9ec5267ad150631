/** What is left of a word once its ending is off: "manchas", "manchado" and "mancha" meet. */
export function rootOf(stem: string): string {
  const bare = stem.replace(
    /(aciones|acion|amente|mente|idad|ando|iendo|adas|ados|ada|ado|idas|ida|ido|arlo|arla|arse|arme|ar|er|ir|as|os|a|o)$/,
    '',
  );
  return bare.length >= 3 ? bare : stem;
}
