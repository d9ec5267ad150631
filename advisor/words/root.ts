/** Strips the ending: "manchas", "manchado" and "mancha" become equal. */
export function rootOf(stem: string): string {
  const bare = stem.replace(
    /(aciones|acion|amente|mente|idad|ando|iendo|adas|ados|aban|aron|ieron|amos|emos|ada|ado|idas|ida|ido|arlo|arla|arse|arme|ar|er|ir|an|en|as|os|a|o)$/,
    '',
  );
  return bare.length >= 3 ? bare : stem;
}
