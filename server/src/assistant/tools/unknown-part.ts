/** An id that the member's plan does not have. Whose it might be instead is nobody's business. */
export class UnknownPart extends Error {
  constructor() {
    super("Não há nada com esse id no plano.");
  }
}
