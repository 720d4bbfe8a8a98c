/** What a firm has departments for, as it follows "responsable de", "jefa de" and the like. */
export const fields = {
  ca: `vendes|marqueting|finances|financera|comptabilitat|compres|rrhh|operacions|qualitat|produccio|tecnologia|
  recursos humans|{administr,comunic,export,innov}acio`,
  es: `ventas|comercial|marketing|mercadeo|finanzas|financiero|financiera|contabilidad|compras|operaciones|calidad|
  exportaciones|legal|juridico|juridica|informatica|sistemas|logistica|tecnico|tecnica|recursos humanos|i d|
  {administra,comunica,exporta,innova,produc}cion`,
  gl: 'vendas|mercadotecnia|contabilidade',
  pt: `rh|comunicacao|operacoes|qualidade|producao|administrativo|administrativa|exportacao|inovacao|ti|
  financ{as,eira,eiro}`,
};
