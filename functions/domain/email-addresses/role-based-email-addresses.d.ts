declare module 'role-based-email-addresses' {
  const localParts: readonly string[];
  export default localParts;
}
