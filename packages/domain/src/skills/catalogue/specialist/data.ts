export const data = `
# Statistics
+ Forecasting | >Statistical forecasting, Forecast modeling
+ Statistics | >Applied statistics, Statistical analysis, Statistical methods
+ A/B testing | Multivariate testing, Controlled experiment, Online experiment=Online experimentation, Randomized experiment=Randomised experiment, Split testing
SAS | >SAS programming, >Base SAS, >SAS Enterprise Guide, >SAS/STAT | Statistics | R 0.5 | exact
SPSS | @IBM SPSS, >SPSS Statistics | Statistics | SAS 0.6
Regression analysis | Regression model, >Multiple regression | Statistics
Linear regression | | <Regression analysis | Logistic regression 0.8
Logistic regression | | <Regression analysis
Hypothesis testing | Significance testing, Statistical testing | Statistics
ANOVA | ^Analysis of variance | Statistics
Experimental design | Design of experiments^DOE? | Statistics
Bayesian statistics | ~Bayesian inference, ~Bayesian modeling, MCMC | <Statistics
Time series analysis | Time series modeling | Statistics | Forecasting 0.7, Demand planning 0.6
Time series forecasting | | Time series analysis, <Forecasting | Demand planning 0.6
ARIMA | | Time series analysis, Time series forecasting
Multivariate analysis | >Factor analysis | Statistics
Principal component analysis | ^PCA? | <Multivariate analysis
Cluster analysis | ~Clustering | <Multivariate analysis
Survival analysis | Kaplan-Meier, Cox regression | Statistics, Biostatistics
Biostatistics | ~Medical statistics, ~Biostatistical analysis | <Statistics
Econometrics | Econometric modeling=Econometric modelling, Econometric analysis | Statistics | Economics 0.6
Causal inference | Difference-in-differences, Propensity score matching | Statistics | A/B testing 0.5
Sampling methods | Statistical sampling, Sample size calculation, Power analysis | Statistics
Monte Carlo simulation | Stochastic modeling, Stochastic simulation | Statistics
Operations research | =Operational research, Mathematical optimization, Linear programming, Mixed-integer programming
Gurobi | | Operations research | CPLEX 0.9
CPLEX | | Operations research
Mathematical modeling | =Mathematical modelling, Quantitative modeling, Quantitative analysis | Statistics
Stata | | Statistics | Econometrics 0.4, SPSS 0.6, SAS 0.6, R 0.5
Minitab | | Statistics | SPSS 0.4, JMP 0.8
JMP | >JMP Pro | Statistics | | exact
GraphPad Prism | | Statistics
# Analysis and reporting
+ Data analysis | Data analytics
+ Geospatial analysis | Geographic information system^GIS, ~Spatial analysis
+ Business intelligence | ^BI?, BI development, BI reporting
+ Data visualization | =Data visualisation, Dashboarding, Dashboard design
+ Dashboard | >KPI dashboard, >Interactive dashboard, >Dashboard development
+ Reporting | Report writing for management, >Operational reporting, >Management reporting, >Ad hoc reporting
+ Data cleaning | Data preparation, Data preprocessing, Data cleansing, Data wrangling
+ KPI reporting | KPI development<KPI, KPI tracking<KPI, KPI^Key performance indicator
Predictive analytics | ~Predictive modeling=Predictive modelling=Predictive model | <Data analysis, Machine learning
Exploratory data analysis | ^EDA | <Data analysis, Statistics
Data mining | Knowledge discovery | Data analysis
Data storytelling | Presenting data insights | Data visualization
Descriptive analytics | Trend analysis | <Data analysis
Prescriptive analytics | ~Decision analytics | <Data analysis | Operations research 0.7
Product analytics | ~User behavior analytics, ~User behaviour analysis | <Data analysis | A/B testing 0.5, Product management 0.5
Customer analytics | ~Customer segmentation analysis, ~Churn analysis, ~RFM analysis | <Data analysis
Cohort analysis | Funnel analysis, Retention analysis | Product analytics
People analytics | ~HR analytics, ~Workforce analytics | <Data analysis
Healthcare analytics | ~Health data analysis, ~Clinical data analysis | <Data analysis
ArcGIS | @Esri ArcGIS, ArcMap, >ArcGIS Pro | Geospatial analysis | QGIS 0.8
QGIS | | Geospatial analysis
Remote sensing | Satellite imagery analysis, LiDAR data processing | Geospatial analysis
# Spreadsheets and BI tools
+ VLOOKUP | XLOOKUP, INDEX MATCH
+ Excel | @Microsoft Excel, @MS Excel, >Excel formulas
+ Power BI | @Microsoft Power BI, >Power BI Service, >Power BI Desktop
+ Tableau | Tableau Prep, >Tableau Desktop, >Tableau Server
Google Sheets | | <Spreadsheets | Excel 0.8
Spreadsheets | >Spreadsheet modeling=Spreadsheet modelling
Power Query | M language, >Excel Power Query | Excel, Power BI | Alteryx 0.4
Power Pivot | | Excel
DAX | ^Data Analysis Expressions | Power BI
Qlik | QlikView, >Qlik Sense | Business intelligence, Data visualization | Power BI 0.6, Tableau 0.6
Looker | LookML | Business intelligence, Data visualization | Looker Studio 0.5, Power BI 0.6, Tableau 0.6
Looker Studio | Google Data Studio | Business intelligence, Data visualization
MicroStrategy | | Business intelligence | SAP BusinessObjects 0.6
IBM Cognos | @Cognos, Cognos Analytics | Business intelligence | SAP BusinessObjects 0.7
SAP BusinessObjects | Business Objects, Webi | Business intelligence | Crystal Reports 0.6
Crystal Reports | @SAP Crystal Reports | Business intelligence
SSRS | ^SQL Server Reporting Services | Business intelligence, SQL Server | Power BI 0.5
SAP BW | ^SAP Business Warehouse, >SAP BW/4HANA | Business intelligence, Data warehousing | SAP Analytics Cloud 0.6
SAP Analytics Cloud | | Business intelligence
Sisense | | Business intelligence | Domo 0.7
Domo | | Business intelligence | | exact context
Metabase | | Business intelligence | Looker 0.5, Apache Superset 0.8
Apache Superset | | Business intelligence
Alteryx | >Alteryx Designer | Data analysis | KNIME 0.7
KNIME | | Data analysis | RapidMiner 0.8
RapidMiner | | Data analysis
# Machine learning
+ Natural language processing | ^NLP, Computational linguistics
+ Artificial intelligence | ^AI?
+ Machine learning | ^ML?, >Applied machine learning, ML engineering, Statistical learning
+ Deep learning | DNN, Neural network, Artificial neural network<Neural network
+ MLOps | Machine learning operations, Model monitoring, Model deployment, ML pipeline
Computer vision | Image processing, >Image recognition, >Object detection, >Image classification | <Artificial intelligence
Supervised learning | Classification model, Classification algorithm | <Machine learning | Unsupervised learning 0.6
Unsupervised learning | Dimensionality reduction | <Machine learning | Cluster analysis 0.7
Reinforcement learning | >RLHF, >Deep reinforcement learning | <Machine learning
Random forest | ~Decision tree, Ensemble methods | <Supervised learning | Gradient boosting 0.8
Gradient boosting | ~Gradient boosted trees, ~GBM? | <Supervised learning
XGBoost | | Gradient boosting | LightGBM 0.9
LightGBM | CatBoost | Gradient boosting
Convolutional neural network | ^CNN?, ^ConvNet | Deep learning, Computer vision
Transformer models | Transformer architecture, BERT?, Attention mechanism | Deep learning
Feature engineering | Feature selection, Feature store | Machine learning
Model evaluation | Model validation, Cross-validation, Hyperparameter tuning, Model tuning | Machine learning
Recommender systems | =Recommendation system, Recommendation engine, Collaborative filtering | Machine learning
Anomaly detection | Outlier detection | Machine learning
OpenCV | | Computer vision
Speech recognition | >Automatic speech recognition, ~Speech-to-text, Speech processing | <Artificial intelligence
Text mining | Text analytics, Text classification | Natural language processing
Sentiment analysis | ~Opinion mining | <Natural language processing
spaCy | | Natural language processing, Python | NLTK 0.8
NLTK | ^Natural Language Toolkit | Natural language processing, Python
Explainable AI | ^XAI, SHAP?, Model interpretability | Machine learning
Responsible AI | AI ethics, AI governance, AI safety, Algorithmic fairness | Artificial intelligence
EU AI Act | <AI Act | Responsible AI
MLflow | | MLOps | Kubeflow 0.6, Weights & Biases 0.7
Kubeflow | | MLOps, Kubernetes
Weights & Biases | ^wandb | MLOps
Amazon SageMaker | @SageMaker | MLOps, <AWS | Azure Machine Learning 0.7, Vertex AI 0.7
Azure Machine Learning | ^Azure ML, Azure AI | MLOps, <Microsoft Azure | Vertex AI 0.7
Vertex AI | ~Google AI Platform | MLOps, <Google Cloud
# Language models
+ Generative AI | ^Gen AI
+ Large language models | ^LLM?, LLM application development, >GPT-4
AI assistants | >ChatGPT, >Microsoft Copilot, AI tools, >Claude AI, >Google Gemini | Generative AI | Prompt engineering 0.6
Prompt engineering | Prompt design, Prompting? | Generative AI | Large language models 0.7
Retrieval-augmented generation | ^RAG? | Large language models | Vector database 0.7
LangChain | LangGraph | Large language models | LlamaIndex 0.8
LlamaIndex | | Large language models
LLM fine-tuning | <Fine-tuning, LoRA?, Instruction tuning | Large language models, Deep learning
AI agents | Agentic AI, LLM agent, Model Context Protocol, Agentic workflow | Large language models
Vector database | Vector search, Semantic search, ~Vector store | <Database | Elasticsearch 0.4
Pinecone | | <Vector database | pgvector 0.7 | exact
pgvector | | Vector database, PostgreSQL
OpenAI API | Azure OpenAI | Large language models | Amazon Bedrock 0.6
Amazon Bedrock | @AWS Bedrock | Large language models, <AWS
Hugging Face | >Hugging Face Transformers | Large language models, Transformer models
Diffusion models | >Stable Diffusion, Generative adversarial network, Midjourney | <Generative AI
Data annotation | Data labeling=Data labelling, AI training data | Machine learning
# Libraries for data
+ PyTorch | PyTorch Lightning
+ scikit-learn | ^sklearn
+ pandas | >Python pandas
NumPy | | Python | SciPy 0.8, pandas 0.7
SciPy | | Python
Polars | | Python, Data analysis | pandas 0.8
Keras | | Deep learning | TensorFlow 0.8
JAX | | Deep learning | PyTorch 0.6 | exact
Matplotlib | | Data visualization, Python | Plotly 0.7, Seaborn 0.8
Seaborn | | Data visualization, Python
Plotly | >Plotly Dash | Data visualization, Python
Streamlit | Gradio | Python
Jupyter | >Jupyter Notebook, JupyterLab, Google Colab | Python, Data analysis
# Data engineering
+ Databricks | >Azure Databricks, Unity Catalog
+ Snowflake | >Snowflake Data Cloud, SnowSQL
+ Data modeling | =Data modelling, =Data model
+ Stream processing | Real-time data processing, Data streaming
+ Big data | >Big data analytics
+ ETL | ^Extract transform load, >ETL development, >ETL pipeline, Data integration, >ETL/ELT<ELT, ELT?
+ Data warehousing | ^DWH, EDW^Enterprise data warehouse
+ Data pipeline | Data orchestration, >Data pipeline development, Data ingestion
+ Apache Spark | Spark Streaming, PySpark, Spark SQL
Data lake | Data lakehouse<Lakehouse, Lakehouse | Data engineering | Data warehousing 0.6
Delta Lake | | Data lake | Apache Iceberg 0.8
Apache Iceberg | | Data lake
Dimensional modeling | =Dimensional modelling, Star schema, Kimball methodology | <Data modeling, Data warehousing
Data Vault | >Data Vault 2.0 | Data modeling, Data warehousing | Dimensional modeling 0.6
Hadoop | @Apache Hadoop, HDFS, MapReduce | Big data | Apache Hive 0.7, Apache Spark 0.6
Apache Hive | @Hive?, HiveQL | Big data, SQL
Apache Flink | @Flink | Stream processing | Apache Spark 0.5
Dagster | | Data pipeline | Apache Airflow 0.8
Prefect | =Prefect.io | Data pipeline | Apache Airflow 0.8 | exact context
dbt | Data build tool, >dbt Cloud, >dbt Core | ETL, SQL | | exact
BigQuery | @Google BigQuery | Data warehousing, <Google Cloud | Amazon Redshift 0.7, Snowflake 0.7, SQL 0.8
Amazon Redshift | @Redshift, @AWS Redshift | Data warehousing, <AWS | Snowflake 0.7, SQL 0.8
Azure Synapse | >Azure Synapse Analytics@Synapse Analytics | Data warehousing, <Microsoft Azure | Microsoft Fabric 0.8
Microsoft Fabric | | Data engineering, Microsoft Azure
Teradata | >Teradata SQL | Data warehousing | Snowflake 0.5
AWS Glue | | ETL, <AWS | Azure Data Factory 0.6
Amazon Athena | @AWS Athena | SQL, <AWS | AWS Glue 0.5
Azure Data Factory | ^ADF? | ETL, <Microsoft Azure
SSIS | ^SQL Server Integration Services | ETL, SQL Server | Informatica 0.6
Informatica | >Informatica PowerCenter<PowerCenter, IICS, PowerCenter | ETL | Talend 0.7
Talend | | ETL
Fivetran | | ETL | dbt 0.4, Airbyte 0.8
Airbyte | | ETL
Apache NiFi | @NiFi | ETL
Parquet | @Apache Parquet, Apache Avro | Data engineering | | exact context
# Data management
+ Data management | Data administration
+ Data entry | Data input, >Alphanumeric data entry, Data keying
+ Records management | Records retention, Record keeping=Recordkeeping, Document control, Document management
Data migration | Data conversion, >Legacy data migration | Data management
Data quality | >Data quality management, Data validation, Data integrity, Data accuracy | Data management
Data governance | Data stewardship, >Data governance framework | Data management
Master data management | <Master data, Master data maintenance<Master data, ~Reference data management | <Data management
Metadata management | Data catalog=Data catalogue, Data lineage, Data dictionary | <Data management
Collibra | | Metadata management, Data governance | Alation 0.8, Microsoft Purview 0.6
Alation | | Metadata management
Microsoft Purview | | Data governance
Data architecture | Data platform architecture | Data engineering
Data mesh | Data products, Data fabric | Data architecture
# Research methods
+ Clinical data management | Electronic data capture, >Clinical trial data management
+ Research | >Applied research, Research and development, >Scientific research, >Academic research
+ Qualitative research | Thematic analysis, Grounded theory, Qualitative methods, Qualitative analysis
+ Scientific writing | Peer-reviewed publication, Academic publishing, Academic writing, Manuscript preparation
+ Grant writing | Research funding acquisition, Grant proposal writing<Grant proposal, Grant application, Grant proposal
Quantitative research | Quantitative methods, >Quantitative research methods | <Research | Qualitative research 0.4
Mixed methods research | <~Mixed-methods | <Research
Survey design | Questionnaire design, Survey research, Survey methodology, Survey development | Quantitative research | Market research 0.5
Qualtrics | >Qualtrics XM | Survey design | SurveyMonkey 0.8
SurveyMonkey | | Survey design
REDCap | Research Electronic Data Capture | Clinical data management
Research interview | >In-depth interview, >Semi-structured interview, Qualitative interviewing | Qualitative research | Focus groups 0.7
Focus groups | >Focus group moderation, >Focus group facilitation | Qualitative research
NVivo | | Qualitative research | ATLAS.ti 0.9, MAXQDA 0.9
ATLAS.ti | | Qualitative research
MAXQDA | | Qualitative research
Ethnography | Field research, Fieldwork?, Participant observation, ~Ethnographic research | <Qualitative research
Literature review | Literature search, Literature research | Research
Systematic review | Evidence synthesis | <Literature review | Meta-analysis 0.7
Meta-analysis | | Statistics, Literature review
Case study research | Case study method | Qualitative research
Research design | Study design, Research methodology, Research methods | Research
Research ethics | IRB^Institutional review board, Ethics committee, Human subjects research | Research
Peer review | Manuscript review | Scientific writing
LaTeX | Overleaf | Scientific writing | | exact
Reference management | Citation management | Scientific writing
EndNote | | Reference management | Zotero 0.9
Zotero | Mendeley | Reference management
CDISC | SDTM, ADaM? | Clinical data management
Medidata Rave | <Medidata | Clinical data management | REDCap 0.5
Epidemiology | Epidemiological methods, Disease surveillance, Outbreak investigation | Research, Biostatistics
Bioinformatics | Genomic data analysis, NGS data analysis, Sequence alignment, Computational biology | Data science
Program evaluation | =Programme evaluation, >Impact evaluation, Monitoring and evaluation^M&E | Research
Open data | FAIR data, Research data management, Data sharing policy | Data management, Research
`
